import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'couple-providers',
  group: 'pages',
  order: 34,
  icon: FavoriteBorderOutlined,
  screens: ['list', 'create', 'edit', 'show'],
});
