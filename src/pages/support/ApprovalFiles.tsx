import { useTranslate } from 'react-admin';
import { PhotoList } from '../../engine/controls/viewer/PhotoList.tsx';
import styles from './ApprovalFiles.module.css';
import type { Approval } from './useDecide.ts';

const isPicture = ({ mediaType }: Approval['files'][number]) => mediaType.startsWith('image/');

/** Renders the files that are published with a pending record: pictures to look at, documents to download. */
export function ApprovalFiles({ files }: Pick<Approval, 'files'>) {
  const translate = useTranslate();
  const pictures = files.filter(isPicture);
  const documents = files.filter((file) => !isPicture(file));
  return (
    <div className={styles.files}>
      {pictures.length > 0 && (
        <PhotoList
          photos={pictures.map(({ url, name }, index) => ({
            key: url,
            address: url,
            alt: translate('support.approvals.photo', { number: index + 1, name }),
          }))}
          type="image/jpeg"
        />
      )}
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label={translate('support.approvals.documents')}>
          {documents.map(({ url, name }) => (
            <li key={url}>
              <a href={url} download={name}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
