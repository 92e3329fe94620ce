import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { PictureBadge } from '../../../src/ui/PictureBadge.tsx';

/** Renders the badge of a model's tile that couples do not see, although its status may say that it is published. */
export function ModelBadges({ record: { isActive } }: { record: Schemas['ProviderItem'] }) {
  const translate = useTranslate();
  if (isActive) return null;
  return (
    <PictureBadge icon={<VisibilityOffOutlined aria-hidden="true" />}>
      {translate('resources.provider-items.badges.hidden')}
    </PictureBadge>
  );
}
