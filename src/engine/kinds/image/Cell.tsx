import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

const MAX_IMAGES = 3;

/** Renders small decorative pictures without alternative text; the record's name describes them. */
export const ImageCell: Cell = ({ value }) => {
  const pictures = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (pictures.length === 0) return <EmptyValue />;
  return (
    <>
      {pictures.slice(0, MAX_IMAGES).map((picture) => (
        <img
          key={picture}
          className="cell-image"
          src={picture}
          alt=""
          loading="lazy"
          width={32}
          height={32}
        />
      ))}
      {pictures.length > MAX_IMAGES && <span dir="ltr">+{pictures.length - MAX_IMAGES}</span>}
    </>
  );
};
