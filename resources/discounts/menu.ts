import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'discounts',
  group: 'pages',
  order: 40,
  icon: LocalOfferOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  needs: 'addCampaign',
  locked: 'upgrade',
  badge: { status: ['pending'] },
});
