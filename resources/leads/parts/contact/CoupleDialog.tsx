import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { leads } from '#contract/manifest/leads.ts';
import { updateLead } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { FieldsDialog } from '../../../../src/engine/actions/FieldsDialog.tsx';
import { updateBody } from '../../../../src/engine/form/formBody.ts';
import type { Lead } from '../Lead.ts';
import { useDialogSubmit } from '../sending/useDialogSubmit.ts';
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
/** Fields hidden for an anonymised couple, whose contacts are the relay's. */
const HIDDEN = [...NAMES, ...WISHES];

/**
 * Renders the form of the couple's data and wishes. After a conflict with a colleague's change, saving again keeps
 * both.
 */
export function CoupleDialog({ lead, onClose }: CoupleDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const resource = useLeadsResource();
  const { send, ...dialogProps } = useDialogSubmit(onClose);
  // Only fields edited here are sent, so that a colleague's other changes stay.
  const [opened] = useState(lead);
  const isHidden = lead.couple.contactPreference === 'anonymised';
  const fieldNames = isHidden ? HIDDEN : OPEN;
  // The version is fixed while the user types, so that a conflict is still detected.
  const [based, setBased] = useState<number | undefined>(lead.version);
  const { id } = lead;
  const version = based ?? lead.version;
  const save = useCallback(
    async (values: unknown) => {
      const body: Schemas['LeadUpdate'] = updateBody(
        leads.update.fields,
        fieldNames,
        values,
        opened,
      );
      if (Object.keys(body).length === 0) {
        onClose();
        return undefined;
      }
      const refused = await send([id, version, body], () =>
        api.call(updateLead, { params: { id }, ifMatch: version, body }),
      );
      if (refused) setBased(undefined);
      return refused;
    },
    [api, send, fieldNames, opened, id, version, onClose],
  );
  return (
    <FieldsDialog
      {...dialogProps}
      resource={resource}
      fields={leads.update.fields}
      only={fieldNames}
      rules={leads.update.rules}
      before={opened}
      title={translate('resources.leadDesk.couple.open')}
      paragraphs={[isHidden ? translate('resources.leads.notices.anonymised') : '']}
      submit={translate('ui.action.save')}
      record={{ ...lead }}
      onAnswer={save}
      onClose={onClose}
    />
  );
}
