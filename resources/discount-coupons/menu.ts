import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'discount-coupons',
  group: 'pages',
  order: 41,
  icon: ConfirmationNumberOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  needs: 'addCampaign',
  locked: 'upgrade',
});
