import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Lead } from '../Lead.ts';

const CoupleDialog = lazy(async () => ({
  default: (await import('./CoupleDialog.tsx')).CoupleDialog,
}));

/** Corrects what is known of the couple without leaving the conversation. */
export function CoupleButton({ lead }: { lead: Lead }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!lead.allowed.update) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EditOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate('resources.leadDesk.couple.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CoupleDialog lead={lead} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
