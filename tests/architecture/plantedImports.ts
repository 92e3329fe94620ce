/** One forbidden import per boundary, by file, with the files that it needs. */
export const plantedImports: Record<string, Record<string, string>> = {
  'no-cycles': {
    'server/a.ts': "import './b.ts';",
    'server/b.ts': "import type {} from './a.ts';",
  },
  'imports-resolve': { 'server/lost.ts': "import './gone.ts';" },
  'tests-are-outside': {
    'server/leaning.ts': "import '../tests/support/database.ts';",
    'tests/support/database.ts': '',
  },
  'contract-imports-nothing': {
    'openapi/knowing.ts': "import '../server/plain.ts';",
    'server/plain.ts': '',
  },
  'generated-imports-nothing': { 'openapi/generated/knowing.ts': "import 'zod';" },
  'deployments-import-nothing': {
    'deployments/knowing.ts': "import '../server/plain.ts';",
    'server/plain.ts': '',
  },
  'panel-takes-types-of-deployments': {
    'src/session/checking.ts': "import '../../deployments/deployment.ts';",
    'deployments/deployment.ts': '',
  },
  'words-import-nothing': { 'i18n/tr/clever.ts': "import 'node:fs';" },
  'words-need-no-package': { 'i18n/tr/heavy.ts': "import 'zod';" },
  'definitions-know-contract-and-engine': {
    'resources/leads/reaching.ts': "import '../../src/data/client.ts';",
    'src/data/client.ts': '',
  },
  'definitions-know-no-react': { 'resources/leads/drawing.ts': "import 'react';" },
  'definitions-use-few-packages': { 'resources/leads/parts/Heavy.tsx': "import 'zod';" },
  'parts-belong-to-one-resource': {
    'resources/coupons/borrowing.ts': "import '../leads/parts/Budget.tsx';",
    'resources/leads/parts/Budget.tsx': '',
  },
  'panel-knows-no-server': {
    'src/data/behind.ts': "import '../../server/plain.ts';",
    'server/plain.ts': '',
  },
  'engine-names-no-entity': {
    'src/engine/list/partial.ts': "import '../../../resources/leads/leads.ts';",
    'resources/leads/leads.ts': '',
  },
  'data-draws-nothing': { 'src/data/drawing.ts': "import 'react';" },
  'ui-has-no-data': {
    'src/ui/fetching.ts': "import '../data/client.ts';",
    'src/data/client.ts': '',
  },
  'app-mounts-pages': {
    'src/shell/mounting.ts': "import '../pages/home/Home.tsx';",
    'src/pages/home/Home.tsx': '',
  },
  'app-is-the-root': { 'src/shell/upward.ts': "import '../app/main.tsx';", 'src/app/main.tsx': '' },
  'app-and-pages-know-resources': {
    'src/shell/partial.ts': "import '../../resources/leads/leads.ts';",
    'resources/leads/leads.ts': '',
  },
  'words-come-from-outside': {
    'src/ui/speaking.ts': "import '#i18n/tr/shell.ts';",
    'i18n/tr/shell.ts': '',
  },
  'server-knows-no-panel': {
    'server/peeking.ts': "import '../src/ui/tone.ts';",
    'src/ui/tone.ts': '',
  },
  'server-speaks-its-own-words': {
    'server/speaking.ts': "import '#i18n/tr/shell.ts';",
    'i18n/tr/shell.ts': '',
  },
  'server-runs-without-dev-dependencies': { 'server/heavy.ts': "import 'vite';" },
  'features-meet-by-commands': {
    'server/features/leads/reaching.ts': "import '../coupons/store.ts';",
    'server/features/coupons/store.ts': '',
  },
  'ports-are-chosen-once': {
    'server/features/leads/sending.ts': "import '../../ports/mail/sandbox.ts';",
    'server/ports/mail/sandbox.ts': '',
  },
  'ports-do-not-meet': {
    'server/ports/sms/sandbox.ts': "import '../mail/sandbox.ts';",
    'server/ports/mail/sandbox.ts': '',
  },
};

/** Imports that the boundaries must allow. */
export const innocentImports: Record<string, string> = {
  'openapi/generate.ts': "import 'yaml';",
  'openapi/generated/manifest/leads.ts': '',
  'i18n/messages.ts': '',
  'i18n/tr/api.ts': "import type {} from '../messages.ts';",
  'i18n/tr/ra.ts': "import type {} from 'react-admin';",
  'i18n/tr/shell.ts': '',
  'resources/leads/leads.ts':
    "import '#contract/manifest/leads.ts'; import '../../src/engine/definition/defineResource.ts'; " +
    "import '@mui/icons-material/LocalOffer'; import './parts/Budget.tsx';",
  'resources/leads/parts/Budget.tsx':
    "import 'react'; import '@mui/material/Chip'; import 'react-admin'; import '../../../src/ui/tone.ts';",
  'resources/leads/leads.test.ts': "import '../../src/app/main.tsx'; import 'vitest';",
  'src/ui/tone.ts': "import type {} from '#i18n/messages.ts';",
  'src/engine/definition/defineResource.ts': "import 'react'; import '../../ui/tone.ts';",
  'src/data/client.ts': "import '#contract/manifest/leads.ts'; import 'react-admin';",
  'src/pages/home/Home.tsx':
    "import '../../../resources/leads/leads.ts'; import '#i18n/tr/shell.ts';",
  'src/shell/i18nProvider.ts': "import '#i18n/tr/shell.ts';",
  'src/app/main.tsx':
    "import '../pages/home/Home.tsx'; import '../../resources/leads/leads.ts'; import '#i18n/tr/shell.ts';",
  'server/main.ts': "import './ports/mail/sandbox.ts'; import './features/leads/handlers.ts';",
  'server/ports/mail/sandbox.ts':
    "import './port.ts'; import '../sms/port.ts'; import 'nodemailer';",
  'server/ports/mail/port.ts': '',
  'server/ports/sms/port.ts': '',
  'server/features/coupons/commands.ts': "import '../../ports/mail/port.ts';",
  'server/features/leads/handlers.ts':
    "import '../coupons/commands.ts'; import '#contract/manifest/leads.ts'; import '#i18n/tr/api.ts';",
  'tests/api/leads.test.ts':
    "import '../../server/ports/mail/sandbox.ts'; import '../../src/app/main.tsx';",
  'tools/dev.ts': "import '../server/main.ts'; import 'vite';",
};
