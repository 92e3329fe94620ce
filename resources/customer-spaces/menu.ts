import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'customer-spaces',
  group: 'pages',
  order: 27,
  icon: MeetingRoomOutlined,
  categories: ['venue'],
  presentation: 'dialog',
  screens: ['list', 'create', 'edit', 'show'],
  below: { routes: ['providers/:id/spaces'], by: 'providerId' },
});
