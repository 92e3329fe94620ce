import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'payments',
  group: 'account',
  order: 95,
  icon: PaymentsOutlined,
  screens: ['list', 'show'],
  below: { routes: ['providers/:id/payments'], by: 'providerId' },
  inMenu: false,
});
