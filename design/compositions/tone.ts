/** A ground with its colours (design/styles/tokens.css). */
export type Tone = 'paper' | 'white' | 'ink' | 'blue' | 'red' | 'yellow';
