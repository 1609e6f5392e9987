/** The loop that carries the outbox out. `wake` makes it look at once; `stop` lets what is in flight finish. */
export interface Delivery {
  wake(): void;
  stop(): Promise<void>;
}
