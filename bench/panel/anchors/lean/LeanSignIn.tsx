import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Form, required, useInput, useLogin } from 'react-admin';

const isNeeded = required();

function Entry({ source, type = 'text' }: { source: string; type?: string }) {
  const { field } = useInput({ source, validate: isNeeded });
  return <TextField {...field} type={type} label={source} size="small" margin="dense" fullWidth />;
}

/** Renders a sign-in form with name and password. */
export function LeanSignIn() {
  const login = useLogin();
  return (
    <Form onSubmit={(values: unknown) => login(values)}>
      <Entry source="username" />
      <Entry source="password" type="password" />
      <Button type="submit" variant="contained">
        Sign in
      </Button>
    </Form>
  );
}
