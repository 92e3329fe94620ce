import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'related-providers',
  group: 'pages',
  order: 27,
  icon: LinkOutlined,
  presentation: 'dialog',
  screens: ['list', 'create', 'show'],
  below: { routes: ['providers/:id/related-providers'], by: 'providerId' },
  inMenu: false,
});
