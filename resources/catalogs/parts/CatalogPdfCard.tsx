import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Schemas } from '#contract/types.ts';
import { useIsImpersonated } from '../../../src/engine/access/useIsImpersonated.ts';
import { PdfPreview } from '../../../src/engine/controls/pdf/PdfPreview.tsx';
import { sizeText } from '../../../src/engine/controls/upload/fileLimits.ts';
import { Button, ButtonLink } from '../../../src/ui/Button.tsx';
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx';
import styles from './CatalogPdfCard.module.css';
import { useCatalogPdf } from './useCatalogPdf.ts';

type Catalog = Schemas['Catalog'];
type Pdf = NonNullable<Catalog['file']>;

const MESSAGES = 'resources.catalogs.pdf';

interface StoredPdfProps {
  record: Catalog;
  file: Pdf;
  customerId: number;
}

/** Renders the first page of the stored PDF, with its download and deletion. */
function StoredPdf({ record, file, customerId }: StoredPdfProps) {
  const translate = useTranslate();
  const isImpersonated = useIsImpersonated();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, read, download, remove } = useCatalogPdf(record, customerId);
  const { name, size } = file;
  return (
    <div className={styles.file}>
      <div className={styles.page}>
        <PdfPreview fileKey={['catalogs', record.id, record.version]} read={read} name={name} />
      </div>
      <div className={styles.text}>
        <p>
          <bdi>{name}</bdi>
          <small dir="ltr">{sizeText(size)}</small>
        </p>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined fontSize="small" />}
          disabled={isBusy}
          onClick={() => void download(name)}
        >
          {translate('ui.action.download')}
        </Button>
        {record.allowed.update && !isImpersonated && (
          <Button
            startIcon={<DeleteOutlined fontSize="small" />}
            disabled={isBusy}
            onClick={() => setConfirming(true)}
          >
            {translate(`${MESSAGES}.remove`)}
          </Button>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={translate(`${MESSAGES}.sure`, { name })}
          text={translate(`${MESSAGES}.sureText`)}
          action={translate(`${MESSAGES}.remove`)}
          isBusy={isBusy}
          onConfirm={() => void remove().then(() => setConfirming(false))}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

/** Renders the PDF of a price list, or the link to add one. */
export function CatalogPdfCard({ record }: { record: Catalog }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const customerId: unknown = identity?.['customerId'];
  const title = translate(`${MESSAGES}.title`);
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {record.file === null && (
        <>
          <p className={styles.none}>{translate(`${MESSAGES}.none`)}</p>
          {record.allowed.update && (
            <ButtonLink
              variant="outlined"
              startIcon={<UploadFileOutlined fontSize="small" />}
              to={`/catalogs/${record.id}/edit`}
            >
              {translate(`${MESSAGES}.add`)}
            </ButtonLink>
          )}
        </>
      )}
      {record.file !== null && typeof customerId === 'number' && (
        <StoredPdf record={record} file={record.file} customerId={customerId} />
      )}
    </section>
  );
}
