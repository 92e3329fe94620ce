import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'sms-logs',
  group: 'pages',
  order: 52,
  icon: SmsOutlined,
  screens: ['list'],
  route: 'templates/sms-logs',
});
