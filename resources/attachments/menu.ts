import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'attachments',
  group: 'pages',
  order: 48,
  icon: AttachFileOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  route: 'templates/attachments',
});
