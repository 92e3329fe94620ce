import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'review-channels',
  group: 'pages',
  order: 36,
  icon: SyncAltOutlined,
  screens: ['list', 'create', 'edit'],
  route: 'transfer-reviews',
});
