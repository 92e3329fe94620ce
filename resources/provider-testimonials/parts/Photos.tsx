import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { createTestimonialImage, listTestimonialImages } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { PhotoList } from '../../../src/engine/controls/viewer/PhotoList.tsx';
import { fileLimits } from '../../../src/engine/controls/upload/fileLimits.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useAttempt } from '../../../src/engine/form/useAttempt.ts';
import { FileChooser } from '../../../src/ui/FileChooser.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { SectionCard } from '../../../src/ui/SectionCard.tsx';
import styles from './Photos.module.css';

const MESSAGES = 'resources.testimonialDesk.photos';
const MAX_PHOTOS = 10;
const ACCEPT = fileLimits({ kind: 'image' }).accept.join();

/** Uploads a photo and keeps its error. */
function usePhotoUpload(id: number, onDone: () => Promise<unknown>) {
  const api = useApi();
  const { attempt, isBusy, problem } = useAttempt();
  const upload = (image: File) =>
    attempt(async () => {
      await api.call(createTestimonialImage, {
        params: { id },
        body: { image },
        idempotencyKey: crypto.randomUUID(),
      });
      await onDone();
    });
  return { upload, isBusy, problem };
}

/** Renders the photos of a testimonial and, while it is pending, a button that adds one. */
export function Photos({ record }: { record: Schemas['Testimonial'] }) {
  const { id, coupleName, status } = record;
  const translate = useTranslate();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const canAccess = useCan({ resource: 'provider-testimonials', action: 'edit' });
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['provider-testimonials', 'photos', id],
    queryFn: async ({ signal }) =>
      (await api.call(listTestimonialImages, { params: { id }, signal })).data,
  });
  const { upload, isBusy, problem } = usePhotoUpload(id, refetch);
  const photos = data ?? [];
  const altOf = (index: number) =>
    translate(`${MESSAGES}.alt`, { number: index + 1, couple: coupleName });
  const canAdd = canAccess === true && status === 'pending' && photos.length < MAX_PHOTOS;
  const add = canAdd && (
    <button
      type="button"
      className="ui-button"
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => input.current?.click()}
    >
      <AddPhotoAlternateOutlined fontSize="small" aria-hidden="true" />
      {translate(`${MESSAGES}.add`)}
    </button>
  );
  return (
    <SectionCard title={translate(`${MESSAGES}.title`)} action={add}>
      {canAdd && (
        <FileChooser
          ref={input}
          label={translate(`${MESSAGES}.file`)}
          accept={ACCEPT}
          onFiles={([file]) => void upload(file)}
        />
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={1}>
        {photos.length === 0 && <p className={styles.none}>{translate(`${MESSAGES}.none`)}</p>}
        <PhotoList
          photos={photos.map(({ id: photo, image }, index) => ({
            key: photo,
            address: image ?? '',
            alt: altOf(index),
          }))}
          type="image/jpeg"
        />
      </QueryBoundary>
    </SectionCard>
  );
}
