import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'catalogs',
  group: 'pages',
  order: 35,
  icon: MenuBookOutlined,
  screens: ['list', 'create', 'edit', 'show'],
});
