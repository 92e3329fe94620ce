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
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';
import { useTurn } from './useTurn.ts';

const PictureEditor = lazyOnDemand(async () => (await import('./PictureEditor.tsx')).PictureEditor);

const QUARTER_TURN = 90;
/** Maximum display width in pixels. */
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
  /**
   * The stored picture's original, the source for cropping: its URL, and its rotation in degrees, an unsaved one
   * included. The original itself is never rotated.
   */
  original: { url: string; rotation: number } | undefined;
  /** Unsaved rotation of the stored picture, in degrees. */
  turned: number;
  /** File that replaces the stored picture; undefined for none. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Turns the stored picture on the API; without it a turned copy is sent. */
  onTurn?: ((degrees: 90 | -90) => void) | undefined;
  onUndo: () => void;
}

/** Renders the chosen file, otherwise the stored picture. */
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

/** Returns a callback that validates a chosen file before accepting it, and the resulting fault. */
function useChosen({ facts, onFile }: PictureStageProps) {
  const [fault, setFault] = useState<FileFault>();
  const take = async (file: File) => {
    const found = fileFault(file, facts) ?? (await imageFault(file, facts));
    setFault(found);
    if (!found) onFile(file);
    return !found;
  };
  return { fault, setFault, take };
}

/** Returns callbacks that turn and crop the chosen file or a copy of the stored original. */
function useTools(props: PictureStageProps, { setFault, take }: ReturnType<typeof useChosen>) {
  const { file, original, onTurn } = props;
  const [edited, setEdited] = useState<File>();
  const turns = useTurn(
    async () => file ?? fetchPicture(original?.url ?? '', original?.rotation ?? 0),
    take,
  );
  /** Runs a callback; a failure sets the fault `imageUnreadable`. */
  const attempt = async (act: () => Promise<void>) => {
    setFault(undefined);
    try {
      await act();
    } catch {
      setFault(UNREADABLE);
    }
  };
  const edit = () => attempt(async () => setEdited(await turns.source()));
  const turn = async (degrees: 90 | -90) => {
    if (!file && onTurn) onTurn(degrees);
    else await attempt(() => turns.turn(degrees === QUARTER_TURN ? 90 : 270));
  };
  return { edited, edit, turn, close: () => setEdited(undefined) };
}

/** Renders a large picture with buttons to choose, turn and crop it. */
export function PictureStage(props: PictureStageProps) {
  const { label, helperText, isRequired, error, readOnly, facts, picture, file, turned } = props;
  const translate = useTranslate();
  const id = useId();
  const chosen = useChosen(props);
  const { fault, take } = chosen;
  const { edited, edit, turn, close } = useTools(props, chosen);
  const { accept, minWidth = 1 } = fileLimits(facts);
  const message = (word: string) => translate(`engine.upload.${word}`);
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
            {message('rotateLeft')}
          </Button>
          <Button startIcon={<RotateRightOutlined />} onClick={() => void turn(90)}>
            {message('rotateRight')}
          </Button>
          <Button startIcon={<CropOutlined />} onClick={() => void edit()}>
            {message('crop')}
          </Button>
          {/* Always rendered: otherwise the buttons would move between two clicks. */}
          <Button
            startIcon={<UndoOutlined className="follows-direction" />}
            disabled={!file && turned === 0}
            onClick={props.onUndo}
          >
            {message('undo')}
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
            onDone={async (next) => {
              await take(next);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
