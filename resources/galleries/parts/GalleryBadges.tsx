import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { PictureBadge } from '../../../src/ui/PictureBadge.tsx';

/** Renders the badges of a gallery's tile: reference, inactive. */
export function GalleryBadges({ record }: { record: Schemas['Gallery'] }) {
  const translate = useTranslate();
  const { isReference, isActive } = record;
  const message = (word: string) => translate(`resources.galleries.badges.${word}`);
  return (
    <>
      {isReference && <PictureBadge>{message('reference')}</PictureBadge>}
      {!isActive && (
        <PictureBadge icon={<VisibilityOffOutlined aria-hidden="true" />}>
          {message('hidden')}
        </PictureBadge>
      )}
    </>
  );
}
