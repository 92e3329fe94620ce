import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'follow-up-steps',
  group: 'pages',
  order: 51,
  icon: ScheduleSendOutlined,
  screens: ['list', 'create', 'edit', 'show'],
});
