import type { words as tr } from '../tr/index.ts';
import type { Shape } from '../words.ts';
import { app } from './app.ts';
import { ra } from './ra.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { validation } from './validation.ts';

export const words: Shape<typeof tr> = { app, ra, shell, ui, validation };
