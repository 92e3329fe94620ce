import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { useId, useState, useSyncExternalStore } from 'react';
import { addProviderWizardImageFacts } from '#contract/facts/addProviderWizardImage.ts';
import { deleteProviderWizardImage } from '#contract/operations.ts';
import { croppedSizes, pictureOf, srcSetOf } from '../../engine/definition/pictureOf.ts';
import { DropZone } from '../../engine/controls/upload/DropZone.tsx';
import { errorMessage } from '../../ui/errorMessage.ts';
import { UploadPanel } from '../../engine/list/uploads/UploadPanel.tsx';
import { useApi } from '../../engine/queries/useApi.ts';
import { StepFrame } from './StepFrame.tsx';
import styles from './ImagesStep.module.css';
import type { useSaveStep } from './useSaveStep.ts';
import { useWizardRefetch } from './useWizard.ts';
import { useWizardUploads } from './useWizardUploads.ts';
import type { WizardForm } from './wizardSteps.ts';

const { maxRecords: MAX_IMAGES, body } = addProviderWizardImageFacts;
const WAITING = 'signup.images.waiting';
const REQUIRED = 'signup.images.required';

/** Largest displayed size of a picture, in pixels. */
const SHOWN = { width: 216, height: 120 };

function Shown({ image }: { image: WizardForm['images'][number] }) {
  const picture = pictureOf({ ...image }, 'picture');
  if (!picture) return null;
  return (
    <img
      src={picture.src}
      srcSet={srcSetOf(picture)}
      sizes={croppedSizes(picture, SHOWN)}
      alt={image.name}
      loading="lazy"
    />
  );
}

interface PicturesProps {
  hash: string;
  images: WizardForm['images'];
  onRemoved: () => void;
  onFailed: (message: string) => void;
}

/** Renders the uploaded pictures; the first is the cover. */
function Pictures({ hash, images, onRemoved, onFailed }: PicturesProps) {
  const translate = useTranslate();
  const api = useApi();
  const refetch = useWizardRefetch(hash);
  const remove = (id: number) =>
    api
      .call(deleteProviderWizardImage, { params: { hash, id } })
      .then(() => {
        onRemoved();
        return refetch();
      })
      .catch((error: unknown) => onFailed(errorMessage(error)));
  return (
    <ul className={styles.pictures} aria-label={translate('signup.images.list')}>
      {images.map((image, index) => (
        <li key={image.id}>
          <Shown image={image} />
          {index === 0 && <span className={styles.cover}>{translate('signup.images.cover')}</span>}
          <button
            type="button"
            className={`ui-icon-button ${styles.remove}`}
            aria-label={translate('signup.images.remove', { name: image.name })}
            onClick={() => void remove(image.id)}
          >
            <DeleteOutlined />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ImagesStepProps {
  hash: string;
  form: WizardForm;
  saving: ReturnType<typeof useSaveStep>;
  onBack: (() => void) | undefined;
  onSaved: () => void;
}

/** Renders the step for pictures, of which one is required. Each is uploaded when it is chosen. */
export function ImagesStep({ hash, form, saving, onBack, onSaved }: ImagesStepProps) {
  const translate = useTranslate();
  const id = useId();
  const queue = useWizardUploads(hash);
  const { items } = useSyncExternalStore(queue.subscribe, queue.read);
  const [fault, setFault] = useState<string>();
  const { images } = form;
  const isSending = items.some(({ state }) => ['checking', 'waiting', 'sending'].includes(state));
  const next = async () => {
    if (isSending || images.length === 0) {
      setFault(isSending ? WAITING : REQUIRED);
      return;
    }
    setFault(undefined);
    const result = await saving.save({ step: 'images' });
    if (!(result instanceof Error)) onSaved();
  };
  // Hides an error whose cause has been resolved since.
  const isSolved = (fault === WAITING && !isSending) || (fault === REQUIRED && images.length > 0);
  const failure = (isSolved ? undefined : fault) ?? saving.failure;
  return (
    <StepFrame
      failure={failure === undefined ? undefined : translate(failure, { _: failure })}
      onBack={onBack}
      isSaving={saving.isSaving}
      onNext={() => void next()}
    >
      <span id={`${id}-label`} className="ui-label">
        {translate('resources.provider-wizards.fields.image')}
      </span>
      {images.length < MAX_IMAGES && (
        <DropZone
          id={id}
          labelledBy={`${id}-label`}
          describedBy={`${id}-label`}
          accept={body.image.accept}
          many
          isWrong={failure === REQUIRED}
          onFiles={(files) => {
            setFault(undefined);
            void queue.add(files.slice(0, MAX_IMAGES - images.length), {});
          }}
        />
      )}
      {images.length >= MAX_IMAGES && <p>{translate('signup.images.full')}</p>}
      <UploadPanel queue={queue} />
      {images.length > 0 && (
        // A removed picture may be added again, so the queue clears its sent files.
        <Pictures hash={hash} images={images} onRemoved={queue.clear} onFailed={setFault} />
      )}
    </StepFrame>
  );
}
