import CropOutlined from '@mui/icons-material/CropOutlined';
import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyOnDemand } from '../../../ui/lazyOnDemand.tsx';
import { DropZone } from '../../controls/upload/DropZone.tsx';
import { fileFault, imageFault, type FileFault } from '../../controls/upload/fileFault.ts';
import { fileLimits } from '../../controls/upload/fileLimits.ts';
import type { Facts } from '../../definition/manifest.ts';
import { srcSetOf, type Picture } from '../../definition/pictureOf.ts';
import { fetchPicture } from './fetchPicture.ts';
import styles from './PictureStage.module.css';
import { turnImage } from './turnImage.ts';
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';

const PictureEditor = lazyOnDemand(async () => (await import('./PictureEditor.tsx')).PictureEditor);

const QUARTER = 90;
/** Width at which the picture is shown at most, px. */
const SHOWN = 560;

export interface PictureStageProps {
  label: string;
  helperText: string | false;
  isRequired: boolean;
  error: ReactNode;
  readOnly: boolean;
  /** Limits of the file. */
  facts: Facts;
  /** Stored picture; undefined for none. */
  picture: Picture | undefined;
  /** Address of the stored picture's original, from which a part is cut. */
  original: string | undefined;
  /** Degrees by which the stored picture is shown turned until it is saved. */
  turned: number;
  /** File that takes the stored picture's place; undefined for none. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Turns the stored picture on the API; without it a turned copy is sent. */
  onTurn?: ((degrees: 90 | -90) => void) | undefined;
  onUndo: () => void;
}

/** The picture that a form is about: chosen files before the stored picture. */
function Shown({ picture, file, turned, label }: PictureStageProps) {
  const address = usePictureAddress(file ?? picture?.src ?? '');
  if (address === undefined || address === '') return null;
  return (
    <img
      src={address}
      {...(!file && picture && { srcSet: srcSetOf(picture), sizes: `${SHOWN}px` })}
      alt={label}
      style={file ? undefined : { rotate: `${turned}deg` }}
    />
  );
}

const UNREADABLE: FileFault = { message: 'imageUnreadable', args: {} };

/** Files that are chosen for the stage, checked before they are taken. */
function useChosen({ facts, onFile }: PictureStageProps) {
  const [fault, setFault] = useState<FileFault>();
  const take = async (file: File) => {
    const found = fileFault(file, facts) ?? (await imageFault(file, facts));
    setFault(found);
    if (!found) onFile(file);
  };
  return { fault, setFault, take };
}

/** Turns and cuts: the chosen file, or a copy of the stored original. */
function useTools(props: PictureStageProps, { setFault, take }: ReturnType<typeof useChosen>) {
  const { file, original, turned, onTurn } = props;
  const [edited, setEdited] = useState<File>();
  /** Does something with the picture, and says where it cannot be fetched or drawn. */
  const withSource = async (act: (source: File) => Promise<void>) => {
    setFault(undefined);
    try {
      await act(file ?? (await fetchPicture(original ?? '', turned)));
    } catch {
      setFault(UNREADABLE);
    }
  };
  const edit = () => withSource(async (source) => setEdited(source));
  const turn = async (degrees: 90 | -90) => {
    if (!file && onTurn) onTurn(degrees);
    else
      await withSource(async (source) =>
        take(await turnImage(source, degrees === QUARTER ? 90 : 270)),
      );
  };
  return { edited, edit, turn, close: () => setEdited(undefined) };
}

/** A picture of a form: shown large, chosen or dropped, turned by quarters and cut. */
export function PictureStage(props: PictureStageProps) {
  const { label, helperText, isRequired, error, readOnly, facts, picture, file, turned } = props;
  const translate = useTranslate();
  const id = useId();
  const chosen = useChosen(props);
  const { fault, take } = chosen;
  const { edited, edit, turn, close } = useTools(props, chosen);
  const { accept, minWidth = 1 } = fileLimits(facts);
  const say = (word: string) => translate(`engine.upload.${word}`);
  const hasPicture = file !== undefined || picture !== undefined;
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      {hasPicture && (
        <div className={styles.stage} data-quarter={(!file && turned % 180 !== 0) || undefined}>
          <Shown {...props} />
        </div>
      )}
      {hasPicture && !readOnly && (
        <div className={styles.tools}>
          <Button startIcon={<RotateLeftOutlined />} onClick={() => void turn(-90)}>
            {say('rotateLeft')}
          </Button>
          <Button startIcon={<RotateRightOutlined />} onClick={() => void turn(90)}>
            {say('rotateRight')}
          </Button>
          <Button startIcon={<CropOutlined />} onClick={() => void edit()}>
            {say('crop')}
          </Button>
          {/* There from the beginning: a second press of what is beside it lands on the same button. */}
          <Button
            startIcon={<UndoOutlined />}
            disabled={!file && turned === 0}
            onClick={props.onUndo}
          >
            {say('undo')}
          </Button>
        </div>
      )}
      {!readOnly && (
        <DropZone
          id={id}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
          accept={accept}
          many={false}
          isWrong={error !== undefined || fault !== undefined}
          onFiles={([first]) => void (first && take(first))}
        />
      )}
      <FormHelperText id={`${id}-help`} error={error !== undefined} component="div">
        {error ?? helperText}
      </FormHelperText>
      <div role="alert">
        {fault && (
          <FormHelperText error>
            {translate(`validation.${fault.message}`, fault.args)}
          </FormHelperText>
        )}
      </div>
      <Suspense fallback={null}>
        {edited && (
          <PictureEditor
            file={edited}
            minWidth={minWidth}
            onDone={(next) => void take(next)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
