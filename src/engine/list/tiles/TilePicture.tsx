import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { croppedSizes, srcSetOf, type Picture } from '../../definition/pictureOf.ts';
import styles from './Tiles.module.css';

interface TilePictureProps {
  picture: Picture | undefined;
  /** Displayed size in pixels. */
  width: number;
  height: number;
}

/** Renders a picture that fills its tile, over a blurred placeholder until a suitable size is loaded. */
export function TilePicture({ picture, width, height }: TilePictureProps) {
  if (!picture)
    return (
      <span className={styles.frame}>
        <ImageOutlined aria-hidden="true" />
      </span>
    );
  const { src, placeholder } = picture;
  return (
    <span className={styles.frame}>
      {placeholder !== '' && <img src={placeholder} alt="" />}
      <img
        src={src}
        srcSet={srcSetOf(picture)}
        sizes={croppedSizes(picture, { width, height })}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </span>
  );
}
