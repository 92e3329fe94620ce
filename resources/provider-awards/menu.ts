import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'provider-awards',
  group: 'pages',
  order: 28,
  icon: EmojiEventsOutlined,
  screens: ['list'],
  below: { routes: ['providers/:id/badges'], by: 'providerId' },
  inMenu: false,
});
