import { mountDesk } from '../desk/mount-desk.tsx';
import { DesignDesk } from './design-desk.tsx';

mountDesk(DesignDesk);
