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

/** Places and lists that the registration chooses from; they come with it, as nobody is signed in. */
export const WizardChoicesContext = createContext<Choices>(NONE);
