import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { EditBase, Form, useInput } from 'react-admin';

const SOURCES = [
  'couple.brideName',
  'couple.groomName',
  'couple.phone',
  'couple.email',
  'leadDetails.estimatedGuestCount',
];

function Entry({ source }: { source: string }) {
  const { field } = useInput({ source });
  return <TextField {...field} label={source} size="small" margin="dense" fullWidth />;
}

/** Renders a form of the record's plain texts. */
export function LeanEdit() {
  return (
    <EditBase>
      <Paper className="edit-page" sx={{ p: 2 }}>
        <Form>
          {SOURCES.map((source) => (
            <Entry key={source} source={source} />
          ))}
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Form>
      </Paper>
    </EditBase>
  );
}
