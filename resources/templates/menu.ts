import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'templates',
  group: 'pages',
  order: 50,
  icon: DraftsOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  route: 'templates/mail-templates',
});
