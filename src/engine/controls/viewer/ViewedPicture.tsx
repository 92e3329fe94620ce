import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { overPlaceholder, srcSetOf } from '../../definition/pictureOf.ts';
import { usePictureAddress } from '../upload/usePictureAddress.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import styles from './FileViewer.module.css';
import type { ViewedFile } from './viewedFile.ts';

function Drawn({ file, alt }: { file: File; alt: string }) {
  return <img className={styles.picture} src={usePictureAddress(file)} alt={alt} />;
}

interface FetchedPictureProps {
  file: ViewedFile;
  read: (signal: AbortSignal) => Promise<Blob>;
}

function FetchedPicture({ file: { key, name, type, alt = name }, read }: FetchedPictureProps) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: ['viewedFile', ...key],
    queryFn: async ({ signal }) => new File([await read(signal)], name, { type }),
    structuralSharing: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError)
    return (
      <p role="alert">
        <FileIcon name={name} /> {translate('ui.state.error')}
      </p>
    );
  return data ? <Drawn file={data} alt={alt} /> : <span className={styles.waiting} aria-busy />;
}

/** Renders a picture that fills the available space. */
export function ViewedPicture({ file }: { file: ViewedFile }) {
  const { source, picture, name, alt = name } = file;
  if (picture)
    return (
      <img
        key={picture.src}
        className={styles.picture}
        style={overPlaceholder(picture)}
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes="100vw"
        width={picture.width}
        height={picture.height}
        alt={alt}
      />
    );
  return typeof source === 'string' ? (
    <img className={styles.picture} src={source} alt={alt} />
  ) : (
    <FetchedPicture file={file} read={source} />
  );
}
