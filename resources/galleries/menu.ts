import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'galleries',
  group: 'pages',
  order: 21,
  icon: CollectionsOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  below: { routes: ['providers/:id/gallery', 'providers/:id/galleries'], by: 'providerId' },
});
