import { DataTable, DateField, List } from 'react-admin';

const latest = { field: 'createdAt', order: 'DESC' } as const;

/** Renders the columns of the panel's list; a column is sortable only if the API sorts by it. */
export function LeadList() {
  return (
    <List sort={latest} perPage={25}>
      <DataTable>
        <DataTable.Col source="couple.name" />
        <DataTable.Col source="status" disableSort />
        <DataTable.Col source="couple.weddingDate" field={DateField} />
        <DataTable.NumberCol source="leadDetails.estimatedGuestCount" />
        <DataTable.Col source="provider.name" disableSort />
        <DataTable.Col source="respondBy" field={DateField} disableSort />
        <DataTable.Col source="createdAt" field={DateField} />
      </DataTable>
    </List>
  );
}
