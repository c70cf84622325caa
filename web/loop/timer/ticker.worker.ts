/** Runs in a worker: says each second that a second has passed. */
setInterval(() => postMessage('tick'), 1000)

export {}
