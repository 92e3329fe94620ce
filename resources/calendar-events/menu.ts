import EventOutlined from '@mui/icons-material/EventOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'calendar-events',
  group: 'pages',
  order: 25,
  icon: EventOutlined,
  presentation: 'dialog',
  screens: ['list', 'create', 'edit', 'show'],
  route: 'providers/:id/calendar-events',
});
