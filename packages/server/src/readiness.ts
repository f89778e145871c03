/** The course of a server, as balancers and orchestrators ask for it. */
export type Course = 'starting' | 'running' | 'draining';

/** Whether new visitors are to be sent to this server. A server that drains finishes its work and ends; it never runs again. */
export class Readiness {
  #course: Course = 'starting';

  get course(): Course {
    return this.#course;
  }

  started(): void {
    if (this.#course === 'starting') this.#course = 'running';
  }

  drains(): void {
    this.#course = 'draining';
  }
}
