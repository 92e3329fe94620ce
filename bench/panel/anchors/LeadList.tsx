import { DataTable, DateField, List } from 'react-admin';

const latest = { field: 'createdAt', order: 'DESC' } as const;

/** The columns of our own list; what the API cannot sort by is not offered. */
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
