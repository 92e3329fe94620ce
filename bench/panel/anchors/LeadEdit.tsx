import { Edit, SimpleForm, TextInput } from 'react-admin';

/** Renders a form of the record's plain texts. */
export function LeadEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="couple.brideName" />
        <TextInput source="couple.groomName" />
        <TextInput source="couple.phone" />
        <TextInput source="couple.email" />
        <TextInput source="leadDetails.estimatedGuestCount" />
      </SimpleForm>
    </Edit>
  );
}
