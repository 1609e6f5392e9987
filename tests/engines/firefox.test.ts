import { everyJourneyIn } from './every-journey.ts';
import { startFirefox } from './firefox.ts';

everyJourneyIn('Firefox', startFirefox);
