import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'providers',
  group: 'pages',
  order: 20,
  icon: StorefrontOutlined,
  screens: ['list', 'show'],
  alias: 'info',
});
