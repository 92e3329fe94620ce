import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { PictureBadge } from '../../../src/ui/PictureBadge.tsx';

/** Renders the badges of a gallery's tile: reference, inactive. */
export function GalleryBadges({ record }: { record: Schemas['Gallery'] }) {
  const translate = useTranslate();
  const { isReference, isActive } = record;
  const say = (word: string) => translate(`resources.galleries.badges.${word}`);
  return (
    <>
      {isReference && <PictureBadge>{say('reference')}</PictureBadge>}
      {!isActive && (
        <PictureBadge icon={<VisibilityOffOutlined aria-hidden="true" />}>
          {say('hidden')}
        </PictureBadge>
      )}
    </>
  );
}
