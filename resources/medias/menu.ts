import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'medias',
  group: 'pages',
  order: 22,
  icon: PhotoLibraryOutlined,
  presentation: 'dialog',
  screens: ['list', 'create', 'edit'],
  below: {
    routes: ['providers/:id/medias', 'galleries/:id/photos'],
    by: { 'providers/:id/medias': 'providerId', 'galleries/:id/photos': 'galleryId' },
    named: ['galleries/:id/photos'],
  },
});
