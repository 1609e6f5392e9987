import { everyJourneyIn } from './every-journey.ts';
import { startWebKit } from './webkit.ts';

everyJourneyIn('WebKit', startWebKit);
