import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { importWithRetry } from '../../../ui/importWithRetry.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import styles from './PdfPreview.module.css';

interface PdfPreviewProps {
  /** Query key of the file; unique among all shown files. */
  fileKey: QueryKey;
  /** Reads the file's bytes. */
  read: (signal: AbortSignal) => Promise<Blob>;
  name: string;
}

/** Renders the first page of a PDF; the PDF reader is loaded on demand. */
export function PdfPreview({ fileKey, read, name }: PdfPreviewProps) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: ['pdf', ...fileKey],
    queryFn: async ({ signal }) => {
      const [file, { drawFirstPage }] = await Promise.all([
        read(signal),
        importWithRetry(() => import('./drawFirstPage.ts')),
      ]);
      return drawFirstPage(file);
    },
    // A retry cannot succeed on an unreadable file.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError)
    return (
      <span className={styles.unreadable}>
        <FileIcon name={name} />
        {translate('engine.pdf.unreadable')}
      </span>
    );
  if (!data) return <span className={styles.waiting} aria-busy="true" />;
  return (
    <img
      className={styles.page}
      src={data.url}
      width={data.width}
      height={data.height}
      alt={translate('engine.pdf.page', { name, smart_count: data.pages })}
    />
  );
}
