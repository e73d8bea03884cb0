import { mountDesk } from '../desk/mount-desk.tsx';
import { FiguresPage } from './figures-page.tsx';

mountDesk(FiguresPage);
