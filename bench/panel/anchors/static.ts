// One file for everything: the sign-in is react-admin's own.
import { mountAdmin } from './mountAdmin.tsx';

const root = document.querySelector('#root');
if (root) mountAdmin(root);
