import { useQuery } from '@tanstack/react-query';
import { getLeadMessageAttachment } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { usePictureAddress } from '../../../../src/engine/controls/upload/usePictureAddress.ts';
import { FileIcon } from '../../../../src/engine/controls/upload/FileIcon.tsx';
import type { Upload } from '../../../../src/engine/controls/upload/uploads.ts';
import styles from './MessageFiles.module.css';

interface ThumbnailProps {
  params: { id: number; messageId: number; attachmentId: number };
  name: string;
}

function Drawn({ upload }: { upload: Upload }) {
  const address = usePictureAddress(upload);
  return <img className={styles.picture} src={address} alt="" />;
}

/** Renders a small picture of a message; its icon while it loads and if it fails. */
export function Thumbnail({ params, name }: ThumbnailProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['messageFiles', params],
    queryFn: async ({ signal }) => {
      const query = { size: 'thumbnail' } as const;
      return new File([await api.call(getLeadMessageAttachment, { params, query, signal })], name);
    },
    // Sent files are immutable.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  return (
    <span className={styles.frame}>
      {data ? <Drawn upload={data} /> : <FileIcon name={name} />}
    </span>
  );
}
