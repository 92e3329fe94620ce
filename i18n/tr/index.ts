import { app } from './app.ts';
import { ra } from './ra.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

export const words = { app, ra, shell, ui, validation };
