import { createContext } from 'react';
import type { WizardForm } from './wizardSteps.ts';

type Choices = WizardForm['choices'];

const NONE: Choices = {
  categories: [],
  cities: [],
  districts: [],
  companyTypes: [],
  tradeExtensions: [],
  products: [],
};

/** Places and lists to choose from in the registration; part of its response, since nobody is signed in. */
export const WizardChoicesContext = createContext<Choices>(NONE);
