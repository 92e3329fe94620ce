import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'provider-items',
  group: 'pages',
  order: 30,
  icon: CheckroomOutlined,
  categories: ['bridal'],
  screens: ['list', 'create', 'edit', 'show'],
  below: { routes: ['providers/:id/items'], by: 'providerId' },
  badge: { status: ['pending'] },
});
