import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { leads } from '#contract/manifest/leads.ts';
import { updateLead } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { FieldsDialog } from '../../../../src/engine/actions/FieldsDialog.tsx';
import { updateBody } from '../../../../src/engine/form/formBody.ts';
import type { Lead } from '../Lead.ts';
import { useAsking } from '../sending/useAsking.ts';
import { useLeadsResource } from '../sending/useLeadsResource.ts';

interface CoupleDialogProps {
  lead: Lead;
  onClose: () => void;
}

const NAMES = ['couple.brideName', 'couple.groomName', 'couple.weddingDate'];
const CONTACTS = ['couple.phone', 'couple.email'];
const WISHES = [
  'leadDetails.organizationType',
  'leadDetails.estimatedGuestCount',
  'leadDetails.minimumMealPrice',
  'leadDetails.packagePrice',
  'leadDetails.extraService',
];

const OPEN = [...NAMES, ...CONTACTS, ...WISHES];
/** Their contacts are the relay's. */
const HIDDEN = [...NAMES, ...WISHES];

/** Corrects what is known of the couple and its wishes. A colleague who was faster is told; saving again then keeps both. */
export function CoupleDialog({ lead, onClose }: CoupleDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const resource = useLeadsResource();
  const { ask, ...asking } = useAsking(onClose);
  // Only what is typed here is sent, so that what a colleague changed elsewhere stays.
  const [opened] = useState(lead);
  const isHidden = lead.couple.contactPreference === 'anonymised';
  const asked = isHidden ? HIDDEN : OPEN;
  // A newer version that comes while somebody types must not hide that a colleague was faster.
  const [based, setBased] = useState<number | undefined>(lead.version);
  const { id } = lead;
  const version = based ?? lead.version;
  const save = useCallback(
    async (values: unknown) => {
      const body: Schemas['LeadUpdate'] = updateBody(leads.update.fields, asked, values, opened);
      if (Object.keys(body).length === 0) {
        onClose();
        return undefined;
      }
      const refused = await ask([id, version, body], () =>
        api.call(updateLead, { params: { id }, ifMatch: version, body }),
      );
      if (refused) setBased(undefined);
      return refused;
    },
    [api, ask, asked, opened, id, version, onClose],
  );
  return (
    <FieldsDialog
      {...asking}
      resource={resource}
      fields={leads.update.fields}
      only={asked}
      rules={leads.update.rules}
      before={opened}
      title={translate('resources.leadDesk.couple.open')}
      says={[isHidden ? translate('resources.leads.notices.anonymised') : '']}
      submit={translate('ui.action.save')}
      record={{ ...lead }}
      onAnswer={save}
      onClose={onClose}
    />
  );
}
