import type { Cell } from '../../definition/field.ts';
import { pictureAt, srcSetOf } from '../../definition/pictureOf.ts';
import { EmptyValue } from '../EmptyValue.tsx';

const MAX_IMAGES = 3;
/** Value of `sizes`: the width in the layout, or the largest one, that of a record's page. */
const SIZES = 'auto, 320px';

/** Renders small decorative pictures without alternative text; the record's name describes them. */
export const ImageCell: Cell = ({ value, record }) => {
  const pictures = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (pictures.length === 0) return <EmptyValue />;
  return (
    <>
      {pictures.slice(0, MAX_IMAGES).map((address) => {
        const picture = pictureAt(record, address);
        const srcSet = srcSetOf(picture);
        // Their ratio, from which the height follows where the width is given.
        const sides = { width: picture.width, height: picture.height };
        return (
          <img
            key={address}
            className="cell-image"
            src={address}
            {...(srcSet !== undefined && { ...sides, srcSet, sizes: SIZES })}
            alt=""
            loading="lazy"
          />
        );
      })}
      {pictures.length > MAX_IMAGES && <span dir="ltr">+{pictures.length - MAX_IMAGES}</span>}
    </>
  );
};
