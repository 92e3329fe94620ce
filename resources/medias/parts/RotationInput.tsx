import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import { useInput, useRecordContext, useTranslate } from 'ra-core';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import { Button } from '../../../src/ui/Button.tsx';
import type { Media } from './Media.ts';
import styles from './RotationInput.module.css';

const FULL_TURN = 360;
const QUARTER = 90;

/** The photo as it is, turned by quarters; the stored sizes have the saved rotation already. */
export function RotationInput({ source }: InputProps) {
  const translate = useTranslate();
  const record = useRecordContext<Media>();
  const { field } = useInput({ source });
  const degrees = typeof field.value === 'number' ? field.value : 0;
  const image = record?.image;
  if (!record || !image) return null;
  const turn = (by: number) => {
    field.onChange((degrees + by + FULL_TURN) % FULL_TURN);
    field.onBlur();
  };
  const shown = degrees - record.rotation;
  return (
    <div className={styles.stage}>
      <div className={styles.box}>
        <img
          src={image.url}
          srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="420px"
          alt={record.name}
          width={image.width}
          height={image.height}
          style={{ rotate: `${shown}deg` }}
        />
      </div>
      {record.kind === 'photo' && (
        <span className={styles.tools}>
          <Button
            variant="outlined"
            startIcon={<RotateLeftOutlined />}
            onClick={() => turn(-QUARTER)}
          >
            {translate('resources.medias.rotateLeft')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<RotateRightOutlined />}
            onClick={() => turn(QUARTER)}
          >
            {translate('resources.medias.rotateRight')}
          </Button>
        </span>
      )}
    </div>
  );
}
