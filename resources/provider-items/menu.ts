import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'provider-items',
  group: 'pages',
  order: 30,
  icon: CheckroomOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  badge: { status: ['pending'] },
});
